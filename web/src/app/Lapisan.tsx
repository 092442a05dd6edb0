// What lies over every page and is rarely there: questions and news, toasts, and the notice of a lost connection.
// Loaded once the page stands, or at once when something is asked.
import { Notifications } from '@mantine/notifications';
import { DialogHost } from '@/kit/DialogHost';
import { Luring } from './Luring';
import { useLetakPesan } from './letakPesan';

export default function Lapisan() {
  useLetakPesan();
  return (
    <>
      <Notifications position="top-right" containerWidth={380} />
      <DialogHost />
      <Luring />
    </>
  );
}
