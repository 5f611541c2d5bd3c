<?php
// Stands for your application: replace it. Here a tenant is a file in a folder, and each has three users.

define('FOLDER', getenv('DATABASE'));
@mkdir(FOLDER, 0700, true);

/** Returns the tenant's address. It is safe to do twice. */
function createTenant(string $id): string
{
    touch(FOLDER . "/$id");
    return "https://tenant-$id.example";
}

function removeTenant(string $id): void
{
    @unlink(FOLDER . "/$id");
}

/** Lets one process at a time work on a tenant, until the lock that it returns is let go. */
function lockTenant(string $id): mixed
{
    $lock = fopen(sys_get_temp_dir() . '/' . md5(FOLDER . "/$id") . '.lock', 'c');
    flock($lock, LOCK_EX);
    return $lock;
}

/** Returns null if there is no such tenant. */
function countUsers(string $id): ?int
{
    return ctype_digit($id) && is_file(FOLDER . "/$id") ? 3 : null;
}

/** Is needed by certify only. */
function listTenants(): array
{
    $names = array_values(array_filter(scandir(FOLDER), 'ctype_digit'));
    return array_map(fn ($name) => ['subscription' => (int) $name, 'id' => $name], $names);
}
