import { Chip } from '@havan/ui/Chip';

interface CompanyChipProps {
  /** Role of the company in the list: `Satıcı`. */
  readonly label: string;
  /** Number of the company, as text. */
  readonly id: string;
  readonly onRemove: () => void;
}

/** Renders the company by which a list is filtered; a press removes the filter. */
export const CompanyChip = ({ label, id, onRemove }: CompanyChipProps) => (
  <Chip label={`${label}: firma no ${id}`} pressed onChange={onRemove} />
);

/** Returns the company number in a query parameter; undefined for any other text. */
export const companyNumber = (text: string | null): string | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : undefined;
