import { Chip } from '@havan/ui/Chip';

interface CompanyChipProps {
  /** The side on which the company stands: `Satıcı`. */
  readonly label: string;
  /** The number of the company. */
  readonly id: string;
  readonly onRemove: () => void;
}

/** Renders the company to which a list is narrowed; a press widens the list to all. */
export const CompanyChip = ({ label, id, onRemove }: CompanyChipProps) => (
  <Chip label={`${label}: firma no ${id}`} pressed onChange={onRemove} />
);

/** Returns the number of a company as it stands in an address; undefined for any other text. */
export const companyNumber = (text: string | null): string | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : undefined;
