/** Sends the form that Astro rendered: once, with a draft that survives, and with other ways when it cannot be sent. */
import { useEffect, useReducer, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Toasts, toast } from '../Toasts/Toasts.tsx';
import { deliver, type Provider } from './delivery.ts';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { loadEmailJs } from './emailjs.ts';
import { chatWith, enquiryText, readEnquiry, type Enquiry } from './enquiry.ts';
import { IDLE, nextState } from './form-state.ts';
import { checkHoneypot } from './honeypot.ts';
import { looksTooShort } from './phone.ts';
import type { SendError } from './send-error.ts';
import { SendFailure, type FailureWords } from './SendFailure.tsx';
import { useOnline } from './useOnline.ts';
import styles from './ContactForm.module.css';

interface Props {
  /** The e-mail provider, or `null` when the form hands over to the chat. */
  mail: Provider | null;
  chat: string;
  call: string;
  words: FailureWords & Record<'patience' | 'sent' | 'failed' | 'thanks' | 'offline' | 'toasts', string>;
  /** The form: fields by their names, a honeypot marked `data-trap`, a place for a question marked `data-question`. */
  children?: ReactNode;
}

const formIn = (root: HTMLElement) => root.querySelector('form')!;

/** Asks about the phone number at its field, which a screen reader reads out, or takes the question back. */
function showQuestion(form: HTMLFormElement, shown: boolean): void {
  const place = form.querySelector<HTMLElement>('[data-question]');
  if (place) place.textContent = shown ? (place.dataset['question'] ?? '') : '';
}

export default function ContactForm({ mail, chat, call, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [state, dispatch] = useReducer(nextState, IDLE);
  const online = useOnline();
  const hasMail = mail !== null;

  useEffect(() => {
    const form = formIn(root.current!);
    // The library sends these itself; left in the form they would be sent twice.
    for (const extra of form.querySelectorAll('[data-extra]')) extra.remove();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    restoreDraft(form, visit?.type === 'navigate');
    const restore = (event: PageTransitionEvent) => event.persisted && restoreDraft(form, false);
    const reconnect = () => dispatch({ type: 'reconnect' });
    // By the time an enquiry is written, what sends it is there. Should that fail, sending tries again and says so.
    const preload = () => {
      if (hasMail) loadEmailJs().catch(() => undefined);
    };
    addEventListener('pageshow', restore);
    addEventListener('online', reconnect);
    form.addEventListener('input', preload, { once: true });
    if ('early' in form.dataset) {
      // Submitted before this script was there: the page has kept it back until now.
      delete form.dataset['early'];
      form.requestSubmit();
    }
    return () => {
      removeEventListener('pageshow', restore);
      removeEventListener('online', reconnect);
    };
  }, [hasMail]);

  useEffect(() => {
    const form = formIn(root.current!);
    // Not disabled: a disabled field loses the focus, and what is typed meanwhile would be lost with success.
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
      field.readOnly = state.name === 'sending';
    // A tap too many on the emptied form is not to be told that a name is missing.
    form.noValidate = state.name === 'sent';
    if (state.name === 'sent') thanks.current!.focus();
    if (state.name === 'failed') window.alert(words.failed);
  }, [state.name, words.failed]);

  // Sending belongs to the state and not to the press: ten presses before React renders lead to it once.
  const sending = state.name === 'sending' ? state.enquiry : undefined;
  useEffect(() => {
    async function send(enquiry: Enquiry, provider: Provider) {
      const form = formIn(root.current!);
      console.log(enquiryText(enquiry));
      const error = checkHoneypot(form) ?? (await deliver(enquiry, provider));
      if (error) {
        console.error(error.status, error.text);
        dispatch({ type: 'fail', error });
      } else {
        clearDraft(form);
        toast.success(words.sent);
        dispatch({ type: 'succeed' });
      }
    }
    if (sending && mail) void send(sending, mail);
  }, [sending, mail, words.sent]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (state.name === 'sending' || state.name === 'sent') return;
    const form = formIn(root.current!);
    const enquiry = readEnquiry(form);
    const doubtful = state.name === 'idle' && !state.asked && looksTooShort(enquiry.user_phone);
    showQuestion(form, doubtful);
    if (doubtful) {
      dispatch({ type: 'ask' });
      form.querySelector<HTMLInputElement>('[type=tel]')!.focus();
    } else if (mail) {
      dispatch({ type: 'send', enquiry });
    } else {
      console.log(enquiryText(enquiry));
      location.assign(chatWith(chat, enquiry));
    }
  }

  function edit() {
    const form = formIn(root.current!);
    const enquiry = readEnquiry(form);
    saveDraft(form);
    if (!looksTooShort(enquiry.user_phone)) showQuestion(form, false);
    dispatch({ type: 'edit', enquiry });
  }

  function tryAgain() {
    const form = formIn(root.current!);
    // The button that was pressed goes away; the focus must not be lost with it.
    form.querySelector('button')!.focus();
    form.requestSubmit();
  }

  /** Why it was not sent, in the light of the connection now. */
  function explanation({ reason }: SendError): string {
    if (!online) return words.offlineReason;
    return reason === 'offline' ? words.back : words[`${reason}Reason`];
  }

  function notice(): string {
    if (state.name === 'sending') return words.patience;
    if (state.name !== 'idle') return '';
    if (!online) return words.offline;
    return state.reconnected ? words.back : '';
  }

  return (
    <div ref={root} data-state={state.name} onSubmit={submit} onInput={edit}>
      {children}
      <p role="status" className={styles.notice}>
        {notice()}
      </p>
      {state.name === 'sent' && (
        <p ref={thanks} tabIndex={-1} className={styles.thanks}>
          {words.thanks}
        </p>
      )}
      {state.name === 'failed' && (
        <SendFailure
          explanation={explanation(state.error)}
          words={words}
          call={call}
          chat={chatWith(chat, state.enquiry)}
          onTryAgain={tryAgain}
        />
      )}
      <Toasts label={words.toasts} />
    </div>
  );
}
