export { End } from './end/end.tsx';
export { HandOver } from './hand-over.tsx';
export { KeysDialog } from './keyboard/keys-dialog.tsx';
export { ChoiceList } from './prompt/choice-list.tsx';
export { Reading } from './reading/reading.tsx';
export { Why } from './why/why.tsx';
