/** Shown in a slide whose picture or page could not be loaded, with a button to try again. */
import buttons from './Buttons.module.css';
import styles from './Slide.module.css';

interface Props {
  words: Record<'failed' | 'again', string>;
  onRetry: () => void;
}

export const LoadFailure = ({ words, onRetry }: Props) => (
  <p className={styles.failure} role="alert">
    {words.failed}
    <button
      type="button"
      className={`button gold ${buttons.small}`}
      onClick={(event) => {
        // The button is about to be removed: the focus stays in the dialog.
        event.currentTarget.closest('dialog')!.focus();
        onRetry();
      }}
    >
      {words.again}
    </button>
  </p>
);
