export type Colour = 'red' | 'blue' | 'yellow' | 'gray';
