export { ReportDialog } from '../report/report-dialog.tsx';
export { KeepNotice } from './keep-notice.tsx';
export { Note } from './note.tsx';
