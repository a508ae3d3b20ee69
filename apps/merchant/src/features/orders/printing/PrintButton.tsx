import { Button } from '@havan/ui/Button';
import { PrintIcon } from '@havan/ui/icons';
import { useState } from 'react';
import { printTexts } from '../seller-texts.ts';
import { PrintModal } from './PrintModal.tsx';

interface PrintButtonProps {
  readonly orderIds: readonly number[];
}

/** Renders the button that opens the print dialog for sold orders. */
export function PrintButton({ orderIds }: PrintButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<PrintIcon />} onClick={() => setIsOpen(true)}>
        {printTexts.button}
      </Button>
      {isOpen ? <PrintModal orderIds={orderIds} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
