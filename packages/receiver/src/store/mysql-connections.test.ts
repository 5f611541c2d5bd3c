import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { createMysqlConnections, type MysqlConnection } from "./mysql-connections.js";

/** A connection of mysql2 that the server ends during a statement: the statement fails, and no event tells of it. */
class LostConnection extends EventEmitter implements MysqlConnection {
  isLost = false;
  isDestroyed = false;

  async execute(sql: string): Promise<readonly unknown[]> {
    if (this.isLost) {
      throw Object.assign(new Error("Can't add new command when connection is in closed state"), {
        fatal: true,
      });
    }
    if (sql !== "lose") return [[{ sql }]];
    this.isLost = true;
    throw Object.assign(new Error("Connection lost: The server closed the connection."), { fatal: true });
  }

  release(): void {}

  destroy(): void {
    this.isDestroyed = true;
  }
}

test("a connection that was lost during a statement is not used again", async () => {
  const made: LostConnection[] = [];
  const connections = createMysqlConnections({
    async getConnection() {
      const connection = new LostConnection();
      made.push(connection);
      return connection;
    },
  });
  const giveBack = connections.reserve();

  await expect(connections.query("lose", [], undefined)).rejects.toThrow("Connection lost");
  expect(await connections.query("select", [], undefined)).toMatchObject({ rows: [{ sql: "select" }] });
  expect(made.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false]);
  giveBack();
});

test("a statement that the server refuses leaves the connection in use", async () => {
  const connection = new LostConnection();
  connection.execute = async (sql) => {
    if (sql === "wrong") throw new Error("You have an error in your SQL syntax");
    return [[]];
  };
  const connections = createMysqlConnections({ getConnection: async () => connection });
  const giveBack = connections.reserve();

  await expect(connections.query("wrong", [], undefined)).rejects.toThrow("SQL syntax");
  await connections.query("right", [], undefined);
  expect(connection.isDestroyed).toBe(false);
  giveBack();
});
