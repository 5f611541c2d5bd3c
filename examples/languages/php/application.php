<?php
// Stands for your application: replace it. Here a tenant is a file in a folder, and each has three users.

define('FOLDER', getenv('DATABASE'));
@mkdir(FOLDER, 0700, true);

/** Returns the tenant's address. It is safe to do twice. */
function createTenant(string $name): string
{
    touch(FOLDER . "/$name");
    return "https://tenant-$name.example";
}

function removeTenant(string $name): void
{
    @unlink(FOLDER . "/$name");
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
    return ctype_digit($id) && glob(FOLDER . "/$id-*") ? 3 : null;
}

/** Is needed by certify only. */
function listTenants(): array
{
    $names = array_map('basename', glob(FOLDER . '/*-*'));
    return array_map(fn ($name) => ['subscription' => (int) $name, 'id' => $name], $names);
}
