import { Button } from '@havan/ui/Button';
import { IconButton } from '@havan/ui/IconButton';
import { CloseIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Popover } from '@havan/ui/Popover';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { paths } from '../../paths.ts';
import { viewTexts } from './listing-texts.ts';
import { removeView, saveView, useSavedViews } from './saved-views.ts';

interface SavedViewsProps {
  readonly address: string;
  /** Other controls of the view. */
  readonly children: ReactNode;
}

/** Renders the named views of this browser, and the form that names the present one. */
export function SavedViews({ address, children }: SavedViewsProps) {
  const views = useSavedViews((store) => store.views);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(viewTexts.nameRequired);
    saveView({ name: name.trim(), address });
    setName('');
    setError(null);
    return setIsOpen(false);
  };
  return (
    <Inline space="m" justify="between">
      {views.length > 0 ? (
        <Inline as="ul" aria-label={viewTexts.name} space="m">
          {views.map((view) => (
            <li key={view.name}>
              <Inline space="xxs" wrap={false}>
                <Link
                  href={paths.listingView(view.address)}
                  {...(view.address === address && { 'aria-current': 'page' as const })}
                >
                  {view.name}
                </Link>
                <IconButton
                  size="small"
                  label={viewTexts.remove(view.name)}
                  icon={<CloseIcon />}
                  onClick={() => removeView(view.name)}
                />
              </Inline>
            </li>
          ))}
        </Inline>
      ) : (
        <span />
      )}
      <Inline space="s">
        <Popover
          label={viewTexts.save}
          width="small"
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <Button variant="quiet" size="small">
              {viewTexts.save}
            </Button>
          }
        >
          <form onSubmit={keep} noValidate>
            <Stack space="s">
              <TextField
                label={viewTexts.nameField}
                maxLength={40}
                value={name}
                error={error}
                onChange={setName}
              />
              <Text size="tiny" tone="soft">
                {viewTexts.nameHint}
              </Text>
              <Button type="submit" size="small">
                {viewTexts.keep}
              </Button>
            </Stack>
          </form>
        </Popover>
        {children}
      </Inline>
    </Inline>
  );
}
