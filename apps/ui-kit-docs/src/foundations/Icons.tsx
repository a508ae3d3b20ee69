import { Grid } from '@havan/ui/Grid';
import * as icons from '@havan/ui/icons';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { ToastProvider, useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

/** Renders every icon of the kit with a search by name; a click copies its import. */
export function IconSheet() {
  return (
    <Plate>
      <ToastProvider>
        <Icons />
      </ToastProvider>
    </Plate>
  );
}

function Icons() {
  const [wanted, setWanted] = useState('');
  const toast = useToast();
  const all = Object.entries(icons);
  const found = all.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Stack space="m">
      <TextField label="Find an icon" value={wanted} onChange={setWanted} placeholder="truck, heart, arrow" />
      <Text size="small" tone="soft">
        {found.length} of {all.length}. A press copies the import.
      </Text>
      <Grid columns={{ phone: 3, tablet: 4, web: 6 }} space="none">
        {found.map(([name, Icon]) => (
          <button
            key={name}
            type="button"
            className="icon-cell"
            onClick={() => {
              void navigator.clipboard
                .writeText(`import { ${name} } from '@havan/ui/icons';`)
                .then(() => toast({ title: `${name} copied` }));
            }}
          >
            <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
            {name.replace(/Icon$/, '')}
          </button>
        ))}
      </Grid>
    </Stack>
  );
}
