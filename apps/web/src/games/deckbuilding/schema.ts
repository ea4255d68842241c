import { handWritten } from '@holofoe/deckbuilding';

export const configSchema = handWritten.schemas.config;
