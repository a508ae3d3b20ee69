import * as messages from '@havan/validation/messages';

/** Returns the text of a message; one with a number is shown with 10. */
const written = (sentence: unknown): string | null => {
  if (typeof sentence === 'string') return sentence;
  return typeof sentence === 'function' ? String(sentence(10)) : null;
};

/** Renders all messages of form rules from `@havan/validation`. */
export function FormMessages() {
  return (
    <table>
      <thead>
        <tr>
          <th>Rule in the code</th>
          <th>Message</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(messages).map(([rule, sentence]) => (
          <tr key={rule}>
            <td>
              <code>{rule}</code>
            </td>
            <td lang="tr">{written(sentence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
