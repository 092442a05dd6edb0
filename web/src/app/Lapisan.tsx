// What lies over every page and is rarely there: questions and news, toasts, and the notice of a lost connection.
// Loaded once the page stands, or at once when something is asked.
import { Notifications } from '@mantine/notifications';
import { DialogHost } from '@/kit/DialogHost';
import { Luring } from './Luring';

export default function Lapisan() {
  return (
    <>
      <Notifications position="top-right" />
      <DialogHost />
      <Luring />
    </>
  );
}
