<?php
// A vendor's receiver with nothing but PHP. Start it with: php -S 127.0.0.1:3000 receiver.php

// Stands for your database: a folder with one file per tenant.
$tenants = getenv('DATABASE');
@mkdir($tenants, 0700, true);

/** Calls the marketplace, and returns its answer; null after a 404. */
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
        $answer === false || $status === 0 => throw new RuntimeException("$method $path: no answer"),
        $status === 404 => null,
        $status >= 300 => throw new RuntimeException("$method $path: $status"),
        default => json_decode($answer, true),
    };
}

/** Reads the subscription, and makes or removes its tenant. It is safe to do twice. */
function reconcile(string $id, string $file): void
{
    $subscription = call('GET', "/subscription/$id");
    $status = $subscription['deploymentStatus'] ?? '';
    if ($status === 'PENDING' && ($subscription['paid'] || $subscription['type'] === 'TRIAL')) {
        touch($file);
        call('POST', "/subscription/$id/endpoints", [['category' => 'APP', 'endpoint' => "https://tenant-$id.example"]]);
        call('PATCH', "/subscription/$id", ['deploymentStatus' => 'DEPLOYED']);
    } elseif ($status === 'UNDEPLOY_SENT' || $status === 'UNDEPLOYED') {
        @unlink($file);
        if ($status === 'UNDEPLOY_SENT') {
            call('PATCH', "/subscription/$id", ['deploymentStatus' => 'UNDEPLOYED']);
        }
    }
}

/** Returns the status of the answer. The marketplace repeats the event until it is 204. */
function takeEvent(string $tenants): int
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
    // One process at a time for each subscription. The lock ends with the request.
    $lock = fopen(sys_get_temp_dir() . '/' . md5("$tenants/$id") . '.lock', 'c');
    flock($lock, LOCK_EX);
    try {
        reconcile($id, "$tenants/$id");
        return 204;
    } catch (RuntimeException $error) {
        error_log("subscription $id: " . $error->getMessage());
        return 503;
    }
}

function listTenants(string $tenants): array
{
    $names = array_values(array_filter(scandir($tenants), 'ctype_digit'));
    return array_map(fn ($name) => ['subscription' => (int) $name, 'id' => $name], $names);
}

$id = $_SERVER['HTTP_CD_SUBSCRIPTION_ID'] ?? '';
$isAllowed = hash_equals((string) getenv('METRIC_KEY'), $_SERVER['HTTP_X_METRIC_KEY'] ?? '');
$isKnown = ctype_digit($id) && is_file("$tenants/$id");
[$status, $value] = match ($_SERVER['REQUEST_METHOD'] . ' ' . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH)) {
    'POST /events' => [takeEvent($tenants), null],
    'GET /metric/users' => $isAllowed && $isKnown ? [200, ['value' => 3]] : [404, null],
    'GET /tenants' => [200, listTenants($tenants)], // Only certify needs this.
    default => [404, null],
};
http_response_code($status);
header('Content-Type: application/json');
echo $value === null ? '' : json_encode($value);
