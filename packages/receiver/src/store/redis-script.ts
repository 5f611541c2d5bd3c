/** The keys of the store, as the script gets them. One hash tag keeps them on one node of a cluster. */
export function redisKeys(prefix: string): readonly string[] {
  const names = ["tasks", "due", "done", "records", "tracked", "letters", "letter-index", "letter-id"];
  return names.map((name) => `{${prefix}}:${name}`);
}

/**
 * Every operation of the store, as one script: Redis runs a script alone, so each operation is atomic. ARGV is the
 * operation, its scalars as JSON, and then texts, which pass through untouched.
 *
 * `due` orders the waiting and running tasks by when they can be claimed: when they are due, or when the lease on
 * them ends. So the next task, when it is due, and how many there are, are each one look at its head.
 */
export const redisScript = `
local tasks, due, done, records, tracked, letters, letter_index, letter_id = unpack(KEYS)
local input = cjson.decode(ARGV[2])

local function read(key)
  local text = redis.call('HGET', tasks, key)
  return text and cjson.decode(text)
end

local function write(task)
  redis.call('HSET', tasks, task.key, cjson.encode(task))
  if task.dueAt then
    redis.call('ZADD', due, task.owner and math.max(task.dueAt, task.leaseUntil) or task.dueAt, task.key)
    redis.call('ZREM', done, task.key)
  else
    redis.call('ZREM', due, task.key)
    if task.once then redis.call('ZADD', done, task.doneAt, task.key) end
  end
end

local function claim(task)
  task.owner = input.owner
  task.leaseUntil = input['until']
  task.fence = task.fence + 1
  task.attempt = task.attempt + 1
  write(task)
  return cjson.encode(task)
end

local function held()
  local task = read(input.key)
  return task and task.owner == input.owner and task.fence == input.fence and task
end

local function bury(key, letter)
  local id = redis.call('INCR', letter_id)
  redis.call('HSET', letters, id, letter)
  redis.call('ZADD', letter_index, 0, key .. '\\0' .. id)
  return id
end

local function ids_of(key)
  local ids = {}
  for _, member in ipairs(redis.call('ZRANGEBYLEX', letter_index, '[' .. key .. '\\0', '(' .. key .. '\\1')) do
    ids[#ids + 1] = string.sub(member, #key + 2)
  end
  return ids
end

local operations = {}

function operations.enqueue()
  local task = read(input.key)
  if not task then
    write({ key = input.key, payload = ARGV[3], cause = input.cause, once = input.once, version = 1, attempt = 0,
      dueAt = input.dueAt, leaseUntil = 0, fence = 0 })
    return 'added'
  end
  if input.once then return 'duplicate' end
  local waiting = task.dueAt
  if waiting and input.onlyIdle then return 'coalesced' end
  if input.resetAttempts then task.attempt = 0 end
  task.version = task.version + 1
  task.cause = input.cause
  task.payload = ARGV[3] or task.payload
  task.dueAt = math.min(waiting or input.dueAt, input.dueAt)
  write(task)
  return waiting and 'coalesced' or 'added'
end

function operations.claimNext()
  local key = redis.call('ZRANGEBYSCORE', due, '-inf', input.now, 'LIMIT', 0, 1)[1]
  return key and claim(read(key))
end

function operations.claimKey()
  local task = read(input.key)
  if not (task and task.dueAt) then return 'idle' end
  if task.owner and task.leaseUntil > input.now then return 'busy' end
  return claim(task)
end

function operations.extend()
  local task = held()
  if not task then return 'lost' end
  task.leaseUntil = input['until']
  write(task)
  return task.version == input.version and 'held' or 'dirty'
end

function operations.settle()
  local task = held()
  if not task then return 0 end
  local dirty = task.version ~= input.version
  task.owner = nil
  if input.kind == 'retry' then
    if not input.countAttempt then task.attempt = math.max(0, task.attempt - 1) end
    task.dueAt = dirty and input.now or input.dueAt
  else
    if input.kind == 'dead' then bury(input.letterKey, ARGV[3]) end
    task.attempt = 0
    task.doneAt = input.now
    task.dueAt = dirty and input.now or nil
  end
  write(task)
  return 1
end

function operations.nextDue()
  return redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')[2]
end

function operations.backlog()
  return redis.call('ZCARD', due)
end

function operations.readRecord()
  return redis.call('HGET', records, input.key)
end

function operations.writeRecord()
  if not held() then return 0 end
  redis.call('HSET', records, input.key, ARGV[3])
  redis.call(input.tracked and 'SADD' or 'SREM', tracked, input.key)
  return 1
end

function operations.trackedKeys()
  return redis.call('SMEMBERS', tracked)
end

function operations.bury()
  return bury(input.key, ARGV[3])
end

function operations.deadLetters()
  if not input.key then return redis.call('HGETALL', letters) end
  local pairs_of_key = {}
  for _, id in ipairs(ids_of(input.key)) do
    pairs_of_key[#pairs_of_key + 1] = id
    pairs_of_key[#pairs_of_key + 1] = redis.call('HGET', letters, id)
  end
  return pairs_of_key
end

function operations.removeDeadLetters()
  local ids = ids_of(input.key)
  for _, id in ipairs(ids) do
    redis.call('HDEL', letters, id)
    redis.call('ZREM', letter_index, input.key .. '\\0' .. id)
  end
  return #ids
end

function operations.prune()
  -- A share at a time: Redis serves nobody else meanwhile.
  local keys = redis.call('ZRANGEBYSCORE', done, '-inf', '(' .. input.doneBefore, 'LIMIT', 0, 1000)
  for _, key in ipairs(keys) do
    redis.call('HDEL', tasks, key)
    redis.call('HDEL', records, key)
    redis.call('SREM', tracked, key)
    redis.call('ZREM', done, key)
  end
  return #keys
end

return operations[ARGV[1]]()
`;
