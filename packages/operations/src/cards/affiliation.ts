export type Affiliation = 'hero' | 'villain' | 'neutral';
