import type { HandWritten, Json } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { CONFIG } from './config.ts';
import type { State } from './state.ts';
import { readTable } from './table-file/read.ts';
import { TABLE } from './table-file/schema.ts';
import { writeTable } from './table-file/write.ts';

export const handWritten: HandWritten<State> = {
  read: readTable,
  write: writeTable,
  schemas: {
    config: () => z.toJSONSchema(CONFIG, { io: 'input' }) as Json,
    table: () => z.toJSONSchema(TABLE, { io: 'input' }) as Json,
  },
};
