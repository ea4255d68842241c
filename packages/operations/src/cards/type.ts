export type Type = 'character' | 'upgrade' | 'downgrade' | 'support' | 'event' | 'plot' | 'behavior';
