import { createElement, Fragment, type ReactNode } from 'react';
import { oneLine } from '../../css/utilities.css.ts';
import { splitAtJoinedWords } from './joined-words.ts';

/**
 * Returns a text in which no line ends at the hyphen of a word such as `e-posta`. The characters stay as they are: a
 * non-breaking hyphen would hide the word from the search of the browser. Anything but a string is returned as it is.
 */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string' && text.includes('-')
    ? createElement(
        Fragment,
        null,
        ...splitAtJoinedWords(text).map((part, at) =>
          at % 2 > 0 ? createElement('span', { className: oneLine }, part) : part,
        ),
      )
    : text;
