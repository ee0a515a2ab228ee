import { z } from "zod";

/** Text from people and programs. The character 0 is refused: PostgreSQL can't store it, and it has no meaning. */
export const PlainText = z.string().regex(/^[^\0]*$/);
