import { Dialog } from '../../elements/dialog.tsx';
import { ReportForm } from './report-form.tsx';

export function ReportDialog({ save, onClose }: { readonly save: string; readonly onClose: () => void }) {
  return (
    <Dialog name="Report a problem" onClose={onClose}>
      <ReportForm save={save} />
    </Dialog>
  );
}
