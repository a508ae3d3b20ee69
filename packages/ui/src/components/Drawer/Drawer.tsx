import { Modal, type ModalProps } from '../Modal/Modal.tsx';

export type DrawerProps = Omit<ModalProps, 'placement' | 'blocking'> & {
  /** `end` for details and filters, `start` for the menu. */
  side?: 'start' | 'end';
};

/** Renders a Modal at an edge of the window: filters on a phone, the details of a row. */
export function Drawer({ side = 'end', size = 'small', ...rest }: DrawerProps) {
  return <Modal {...rest} size={size} placement={side} />;
}
