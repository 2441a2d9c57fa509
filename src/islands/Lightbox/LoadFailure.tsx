/** What stands in a slide whose picture did not come, with a way to ask for it again. */
import buttons from './Buttons.module.css';
import styles from './Slide.module.css';

interface Props {
  words: Record<'failed' | 'again', string>;
  onAgain: () => void;
}

export const Failed = ({ words, onAgain }: Props) => (
  <p className={styles.failed} role="alert">
    {words.failed}
    <button
      type="button"
      className={`button gold ${buttons.small}`}
      onClick={(event) => {
        // The button goes away; what has the focus must not go with it.
        event.currentTarget.closest('dialog')?.focus();
        onAgain();
      }}
    >
      {words.again}
    </button>
  </p>
);
