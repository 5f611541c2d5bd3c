<?php
// A vendor's receiver with nothing but PHP. Start it with: php -S 127.0.0.1:3000 receiver.php

const NO_BODY = null;

// Stands for your database: a folder with a file for each tenant, named by its subscription.
$tenants = getenv('DATABASE') ?: 'tenants';
if (!is_dir($tenants)) {
    @mkdir($tenants, 0700, true);
}

/** Calls the marketplace, and returns the status and what it answers. */
function call(string $method, string $path, ?array $body = NO_BODY): array
{
    $options = ['http' => [
        'method' => $method,
        'header' => ['CMW-Auth-Token: ' . getenv('MARKETPLACE_TOKEN'), 'Content-Type: application/json'],
        'content' => $body === NO_BODY ? '' : json_encode($body),
        'timeout' => 4,
        'ignore_errors' => true,
    ]];
    $answer = @file_get_contents(getenv('MARKETPLACE_URL') . '/api' . $path, false, stream_context_create($options));
    if ($answer === false || !preg_match('~^HTTP/\S+ (\d+)~', $http_response_header[0] ?? '', $found)) {
        throw new RuntimeException("$method $path: no answer");
    }
    $status = (int) $found[1];
    if ($status >= 300 && $status !== 404) {
        throw new RuntimeException("$method $path: $status");
    }
    return [$status, json_decode($answer, true) ?? []];
}

/** Reads the subscription, and makes or removes its tenant. It is safe to do twice. */
function reconcile(int $id, string $file): void
{
    [$found, $subscription] = call('GET', "/subscription/$id");
    if ($found === 404) {
        return;
    }
    $status = $subscription['deploymentStatus'];
    if ($status === 'PENDING' && ($subscription['paid'] || $subscription['type'] === 'TRIAL')) {
        touch($file);
        call('POST', "/subscription/$id/endpoints", [['category' => 'APP', 'endpoint' => "https://tenant-$id.example"]]);
        call('PATCH', "/subscription/$id", ['deploymentStatus' => 'DEPLOYED']);
    } elseif ($status === 'UNDEPLOY_SENT' || $status === 'UNDEPLOYED') {
        if (is_file($file)) {
            unlink($file);
        }
        if ($status === 'UNDEPLOY_SENT') {
            call('PATCH', "/subscription/$id", ['deploymentStatus' => 'UNDEPLOYED']);
        }
    }
}

/** Takes an event, and returns the status: 204 when all is done. After anything else it is sent again. */
function takeEvent(string $tenants): int
{
    // The bytes as they came: $_POST is empty for JSON, and json_encode(json_decode(...)) has other bytes.
    $body = file_get_contents('php://input', false, null, 0, 65536);
    $expected = 'sha1=' . hash_hmac('sha1', $body, getenv('EVENT_SECRET'));
    if (!hash_equals($expected, $_SERVER['HTTP_CMW_EVENT_SIGNATURE'] ?? '')) {
        return 401;
    }
    $event = json_decode($body, true);
    // The id of an event is text: "12" === 12 is false in PHP, and ctype_digit() of a number is not what one thinks.
    $id = (string) ($event['id'] ?? '');
    if (($event['entity'] ?? '') !== 'Subscription' || !ctype_digit($id)) {
        return 204;
    }
    // One process at a time for each subscription.
    $lock = fopen(sys_get_temp_dir() . '/' . md5("$tenants/$id") . '.lock', 'c');
    flock($lock, LOCK_EX);
    try {
        reconcile((int) $id, "$tenants/$id");
        return 204;
    } catch (RuntimeException $error) {
        error_log("subscription $id: " . $error->getMessage());
        return 503;
    } finally {
        fclose($lock);
    }
}

function answer(int $status, mixed $value = null): void
{
    http_response_code($status);
    if ($value !== null) {
        header('Content-Type: application/json');
        echo json_encode($value);
    }
}

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path === '/events' && $_SERVER['REQUEST_METHOD'] === 'POST') {
    answer(takeEvent($tenants));
} elseif ($path === '/metric/users' && ($_SERVER['HTTP_X_METRIC_KEY'] ?? '') === (getenv('METRIC_KEY') ?: '')) {
    $id = $_SERVER['HTTP_CD_SUBSCRIPTION_ID'] ?? '';
    ctype_digit($id) && is_file("$tenants/$id") ? answer(200, ['value' => 3]) : answer(404);
} elseif ($path === '/tenants') { // For certify alone.
    $names = array_values(array_filter(scandir($tenants), 'ctype_digit'));
    answer(200, array_map(fn ($name) => ['subscription' => (int) $name, 'id' => $name], $names));
} else {
    answer(404);
}
