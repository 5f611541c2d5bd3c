<?php
// A vendor's receiver with nothing but PHP. Start it with: php -S 127.0.0.1:3000 receiver.php

require __DIR__ . '/application.php';

/** Calls the marketplace, and returns its answer; null after a 204 or a 404. */
function call(string $method, string $path, ?array $body = null): ?array
{
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => ['CMW-Auth-Token: ' . getenv('MARKETPLACE_TOKEN'), 'Content-Type: application/json'],
        'content' => $body === null ? '' : json_encode($body),
        'timeout' => 4,
        'ignore_errors' => true,
    ]]);
    $answer = @file_get_contents(getenv('MARKETPLACE_URL') . '/api' . $path, false, $context);
    $status = (int) substr($http_response_header[0] ?? '', strlen('HTTP/1.1 '), 3);
    return match (true) {
        $status === 204, $status === 404 => null,
        $answer !== false && $status === 200 => json_decode($answer, true, flags: JSON_THROW_ON_ERROR),
        default => throw new RuntimeException("$method $path: " . ($status ?: 'no answer')),
    };
}

/** Reads the subscription, and makes or removes its tenant. It is safe to do twice. */
function reconcile(string $id): void
{
    $subscription = call('GET', "/subscription/$id");
    $status = $subscription['deploymentStatus'] ?? '';
    // The id comes again after a reset of a sandbox, so the name has the time of the order, too.
    $tenant = "$id-" . preg_replace('/\D/', '', $subscription['createdAt'] ?? '');
    if ($status === 'PENDING' && ($subscription['paid'] || $subscription['type'] === 'TRIAL')) {
        $address = createTenant($tenant);
        call('POST', "/subscription/$id/endpoints", [['category' => 'APP', 'endpoint' => $address]]);
        call('PATCH', "/subscription/$id", ['deploymentStatus' => 'DEPLOYED']);
    } elseif ($status === 'UNDEPLOY_SENT' || $status === 'UNDEPLOYED') {
        removeTenant($tenant);
        if ($status === 'UNDEPLOY_SENT') {
            call('PATCH', "/subscription/$id", ['deploymentStatus' => 'UNDEPLOYED']);
        }
    }
}

/** Returns the status of the answer. The marketplace repeats the event until it is 204. */
function takeEvent(): int
{
    // The bytes as they came: json_encode(json_decode(...)) has other bytes.
    $body = file_get_contents('php://input');
    $expected = 'sha1=' . hash_hmac('sha1', $body, getenv('EVENT_SECRET'));
    if (!hash_equals($expected, $_SERVER['HTTP_CMW_EVENT_SIGNATURE'] ?? '')) {
        return 401;
    }
    $event = json_decode($body, true);
    $id = (string) ($event['id'] ?? ''); // The id of an event is text: "12" === 12 is false in PHP.
    if (($event['entity'] ?? '') !== 'Subscription' || !ctype_digit($id)) {
        return 204; // Not an event that this application knows.
    }
    try {
        $lock = lockTenant($id);
        reconcile($id);
        return 204;
    } catch (Exception $error) {
        error_log("subscription $id: " . $error->getMessage());
        return 503;
    }
}

$isAllowed = hash_equals((string) getenv('METRIC_KEY'), $_SERVER['HTTP_X_METRIC_KEY'] ?? '');
$users = countUsers($_SERVER['HTTP_CD_SUBSCRIPTION_ID'] ?? '');
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
[$status, $value] = match ($_SERVER['REQUEST_METHOD'] . ' ' . $path) {
    'POST /events' => [takeEvent(), null],
    'GET /metric/users' => $isAllowed && $users !== null ? [200, ['value' => $users]] : [404, null],
    'GET /tenants' => [200, listTenants()], // Only certify needs this.
    default => [404, null],
};
http_response_code($status);
header('Content-Type: application/json');
echo $value === null ? '' : json_encode($value);
