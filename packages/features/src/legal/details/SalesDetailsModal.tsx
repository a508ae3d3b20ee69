import { ApiError } from '@havan/api-client/api-error';
import { saveLegalDetailsMutation } from '@havan/api-client/queries/identity/legal-details';
import type { ResultOf } from '@havan/contract/call';
import type { checkKepMersisInfo } from '@havan/contract/identity/company/legal-details';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { canSaveLegalDetails } from '@havan/domain/legal-details';
import { kepMaxLength } from '@havan/domain/limits';
import { formatMersis } from '@havan/domain/mersis';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { MaskedField } from '@havan/ui/MaskedField';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { salesDetailsForm } from '@havan/validation/forms/sales-details';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { legalDetailsTexts } from './legal-details-texts.ts';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

interface SalesDetailsModalProps {
  readonly userId: number;
  readonly details: ResultOf<typeof checkKepMersisInfo>;
  readonly onClose: () => void;
}

/**
 * Renders the form for the KEP address and the MERSIS number (specification §2.3, §5); 420 px wide at most.
 */
export function SalesDetailsModal({ userId, details, onClose }: SalesDetailsModalProps) {
  const { api } = useAppProfile();
  const save = useMutation(saveLegalDetailsMutation(api));
  const [kepAddress, setKepAddress] = useState(details.kepInformations ?? '');
  const [mersisNo, setMersisNo] = useState(formatMersis(details.mersisInformations ?? ''));
  const { errors, setErrors, clear } = useFieldErrors();
  const { isRequiredMersis } = details;
  const canSave = canSaveLegalDetails({ kepAddress, mersisNo }, isRequiredMersis);

  const submit = (): boolean => {
    if (save.isPending || !canSave) return true;
    const checked = checkForm(salesDetailsForm(isRequiredMersis), { kepAddress, mersisNo });
    setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) return false;
    const { kepAddress: kepAdress, mersisNo: mersis } = checked.values;
    save.mutate(
      { userId: String(userId), kepAdress, ...(mersis && { mersisNo: mersis }) },
      { onSuccess: onClose },
    );
    return true;
  };

  return (
    <Modal open size="small" title={legalDetailsTexts.title} onClose={onClose}>
      <Form onSubmit={submit} aria-label={legalDetailsTexts.title}>
        <Stack space="m">
          <Text size="small" tone="soft">
            {legalDetailsTexts.law}
          </Text>
          <TextField
            label={legalDetailsTexts.kep}
            type="email"
            inputMode="email"
            autoComplete="off"
            placeholder={legalDetailsTexts.kepPlaceholder}
            maxLength={kepMaxLength}
            value={kepAddress}
            error={errors['kepAddress']}
            onChange={(text) => {
              // The space bar is ignored: an address of this kind contains no blank (specification §5).
              setKepAddress(text.replaceAll(/\s/g, ''));
              clear('kepAddress');
            }}
          />
          <MaskedField
            label={legalDetailsTexts.mersis}
            mask="mersis"
            value={mersisNo}
            error={errors['mersisNo']}
            {...(isRequiredMersis ? {} : { help: legalDetailsTexts.optional })}
            onChange={(text) => {
              setMersisNo(text);
              clear('mersisNo');
            }}
          />
          <Button type="submit" wide disabled={!canSave} loading={save.isPending}>
            {legalDetailsTexts.save}
          </Button>
          {save.error ? (
            <Alert kind="error" live>
              {save.error instanceof ApiError ? save.error.message : defaultAlert}
            </Alert>
          ) : null}
        </Stack>
      </Form>
    </Modal>
  );
}
