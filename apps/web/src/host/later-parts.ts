export { ChoiceList } from './choice-list.tsx';
export { End } from './end.tsx';
export { HandOver } from './hand-over.tsx';
export { KeysDialog } from './keys-dialog.tsx';
export { Reading } from './reading.tsx';
export { Why } from './why.tsx';
