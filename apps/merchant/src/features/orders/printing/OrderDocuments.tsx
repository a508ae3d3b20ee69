import { ButtonLink } from '@havan/ui/ButtonLink';
import { paths } from '../../../paths.ts';
import { printTexts } from '../seller-texts.ts';
import { PrintButton } from './PrintButton.tsx';

/** Renders the documents of sold orders: the e-invoice of a single one, and the print dialog. */
export function OrderDocuments({ orderIds }: { readonly orderIds: readonly number[] }) {
  const [only, ...others] = orderIds;
  return (
    <>
      {only !== undefined && others.length === 0 ? (
        <ButtonLink variant="outline" href={paths.eInvoiceOfOrder(only)}>
          {printTexts.eInvoice}
        </ButtonLink>
      ) : null}
      <PrintButton orderIds={orderIds} />
    </>
  );
}
