import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DrawerProps = Omit<ModalProps, 'placement' | 'blocking'> & {
  /** `end` holds details and filters, `start` the menu. */
  side?: 'start' | 'end';
};

/** A panel at the edge: filters on a phone, the details of a row. Behaves as a Modal. */
export function Drawer({ side = 'end', size = 'small', ...rest }: DrawerProps) {
  return <Modal {...rest} size={size} placement={side} />;
}
