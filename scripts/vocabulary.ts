/** Prints the words and conditions of Operations with how many cards say each; fails on too many, or on one for a single card. */
import { faultsOf, speakersOfOperations, vocabularyOf } from './vocabulary-count.ts';

const vocabulary = vocabularyOf(speakersOfOperations());
for (const [word, speakers] of [...vocabulary].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${String(speakers.length).padStart(4)}  ${word}`);
console.log(`${vocabulary.size} words and conditions.`);
const faults = faultsOf(vocabulary);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
