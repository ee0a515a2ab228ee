/**
 * Errors of SQLite and PostgreSQL carry a code, for a full disk or a lost connection. Some of the driver's have only a
 * text.
 */
export function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isStorageTrouble);
  const code = codeOf(error);
  if (code !== undefined)
    return /^(SQLITE_|[0-9A-Z]{5}$|ECONN|EPIPE|ENOSPC|ETIMEDOUT|EAI_|ENOTFOUND|EHOSTUNREACH)/.test(code);
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}

/** Pages of the database are not what they should be: that does not pass. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/.test(codeOf(error) ?? "");
}

/** A statement that the database refuses: that is our mistake, and no trouble of the storage's. */
export function isRefusedStatement(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE)|(22|23|42)[0-9A-Z]{3}$)/.test(codeOf(error) ?? "")
  );
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
