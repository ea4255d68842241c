export { KeepNotice } from './keep-notice.tsx';
export { Note } from './note.tsx';
export { ReportDialog } from './report-dialog.tsx';
