import { expect, test } from "vitest";
import { refusalFor } from "../src/http/replies.ts";
import { isStorageTrouble } from "../src/storage/trouble.ts";

const withCode = (code: string) => Object.assign(new Error("something"), { code });

test("trouble with the storage is told as such, whatever the drivers call it", () => {
  for (const code of ["SQLITE_FULL", "SQLITE_BUSY", "57P01", "53300", "ECONNREFUSED", "ENOSPC", "ETIMEDOUT"]) {
    expect(refusalFor(withCode(code)).code, code).toBe("storage");
  }
  for (const message of [
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
  ]) {
    expect(refusalFor(new Error(message)).code, message).toBe("storage");
  }
});

test("other mistakes are ours", () => {
  for (const error of [new Error("oops"), new TypeError("x is not a function"), withCode("ERR_ASSERTION"), "text"]) {
    expect(isStorageTrouble(error)).toBe(false);
    expect(refusalFor(error).code).toBe("internal");
  }
});
