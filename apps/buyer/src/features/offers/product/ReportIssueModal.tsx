import { ApiError } from '@havan/api-client/api-error';
import { reportIssueMutation } from '@havan/api-client/queries/catalogue/product-page';
import type { Listing } from '@havan/contract/catalogue/catalogue';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import {
  issueCategories,
  issueCategoryLabels,
  type IssueCategory,
  needsNote,
} from '@havan/domain/product-issue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { leadToFirstError } from '@havan/ui/Form';
import { Modal } from '@havan/ui/Modal';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { payPrice } from '../../../shared/cart/prices.ts';
import { reportTexts } from './product-page-texts.ts';

interface ReportIssueModalProps {
  readonly productId: number;
  readonly name: string;
  readonly listings: readonly Listing[];
  readonly onClose: () => void;
}

const categories = issueCategories.map((value) => ({ value, label: issueCategoryLabels[value] }));

/** Renders the form to report a problem of the product, or of one offer. */
export function ReportIssueModal({ productId, name, listings, onClose }: ReportIssueModalProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation(reportIssueMutation(api));
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [category, setCategory] = useState<IssueCategory | null>(null);
  const [listingId, setListingId] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const lacksNote = category !== null && needsNote(category) && note.trim() === '';
  const send = () => {
    if (isPending) return;
    setTried(true);
    if (category === null || lacksNote) {
      leadToFirstError(form.current);
      return;
    }
    mutate(
      { productId, listingId: listingId === '' ? null : Number(listingId), category, note },
      {
        onSuccess: () => {
          toast({ title: reportTexts.sent, description: reportTexts.sentHint, tone: 'positive' });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      title={reportTexts.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {reportTexts.cancel}
          </Button>
          <Button type="submit" form={id} loading={isPending}>
            {reportTexts.send}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack space="m">
          <Text weight="strong">{name}</Text>
          {error ? (
            <Alert kind="error">{error instanceof ApiError ? error.message : defaultAlert}</Alert>
          ) : null}
          <RadioGroup
            label={reportTexts.category}
            options={categories}
            value={category}
            onChange={setCategory}
            error={isTried && category === null ? reportTexts.categoryMissing : null}
          />
          {listings.length > 0 ? (
            <Select
              label={reportTexts.offer}
              optional
              placeholder={reportTexts.wholeProduct}
              options={listings.map((listing) => ({
                value: String(listing.listingId),
                label: reportTexts.offerOf(
                  listing.seller.sellerUsername,
                  formatMoney(payPrice(listing)),
                  expiryLabel(listing.expiration),
                ),
              }))}
              value={listingId}
              onChange={setListingId}
            />
          ) : null}
          <TextArea
            label={reportTexts.note}
            optional={category === null || !needsNote(category)}
            maxLength={1000}
            counter
            value={note}
            onChange={setNote}
            error={isTried && lacksNote ? reportTexts.noteMissing : null}
          />
        </Stack>
      </form>
    </Modal>
  );
}
