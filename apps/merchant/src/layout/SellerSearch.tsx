import { SearchField } from '@havan/ui/SearchField';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { layoutTexts } from './layout-texts.ts';

/** Renders the header's search: `/` from anywhere, a number or a name, Enter, and the orders that match. */
export function OrderSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <SearchField
      label={layoutTexts.search}
      placeholder={layoutTexts.search}
      value={text}
      onChange={setText}
      onClose={() => setText('')}
      onSubmit={(q) => {
        setText('');
        void navigate(paths.ordersFound(q));
      }}
    />
  );
}
