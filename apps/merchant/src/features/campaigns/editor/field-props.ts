import type { CampaignForm, FormErrors } from '../campaign-form.ts';

/** Common props of the parts of the form. */
export interface CampaignFieldProps {
  readonly form: CampaignForm;
  readonly errors: FormErrors;
  readonly onChange: (changes: Partial<CampaignForm>) => void;
  /** Whether kind and beginning can no longer change. */
  readonly isRunning: boolean;
}
