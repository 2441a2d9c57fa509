/** Sends the form that Astro rendered, keeps a draft of it, and offers other ways when it cannot be sent. */
import { useEffect, useReducer, useRef, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { addStylesheet } from '../add-stylesheet.ts';
import { Toasts, toast } from '../Toasts/Toasts.tsx';
import { deliver, type Provider } from './delivery.ts';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { loadEmailJs } from './emailjs.ts';
import { enquiryChatLink, readEnquiry, summarize, type Enquiry } from '../../shared/enquiry.ts';
import { IDLE, nextState } from './form-state.ts';
import { checkHoneypot } from './honeypot.ts';
import { looksTooShort } from './phone.ts';
import { likeliestRecovery, toSendError, type SendError } from './send-error.ts';
import { SendFailure, type SendFailureWords } from './SendFailure.tsx';
import { useOnline } from './useOnline.ts';
import stylesheet from './states.css?url';

interface Props {
  /** The e-mail provider, or `null` when the form hands over to the chat. */
  mail: Provider | null;
  chat: string;
  call: string;
  words: SendFailureWords &
    Record<'patience' | 'sent' | 'failed' | 'thanks' | 'another' | 'offline' | 'toasts', string>;
  /**
   * The form: fields by their names, a honeypot marked `data-honeypot`, a place for a question marked `data-question`.
   */
  children?: ReactNode;
}

const formIn = (root: HTMLElement) => root.querySelector('form')!;
/** Its click submits the form in every browser: Safari before 16 has no `requestSubmit`. */
const sendButtonIn = (form: HTMLFormElement) => form.querySelector('button')!;

/** Shows or hides the question about the phone number at its field, which a screen reader reads out. */
function showQuestion(form: HTMLFormElement, shown: boolean): void {
  const status = form.querySelector<HTMLElement>('[data-question]');
  if (status) status.textContent = shown ? (status.dataset['question'] ?? '') : '';
}

export default function ContactForm({ mail, chat, call, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [state, dispatch] = useReducer(nextState, IDLE);
  const online = useOnline();
  const hasMail = mail !== null;

  // At every change: a file that was lost is fetched again before what it styles is shown.
  useEffect(() => addStylesheet(stylesheet));

  useEffect(() => {
    const form = formIn(root.current!);
    // These fields serve a form without script. The library adds the same: left here, they would be sent twice.
    for (const field of form.querySelectorAll('[data-extra]')) field.remove();
    // Submitted before this island was hydrated: client/early-submit.ts has deferred it until now. It goes as it is.
    const early = 'early' in form.dataset;
    delete form.dataset['early'];
    if (early) saveDraft(form);
    dispatch({ type: 'restore', unanswered: restoreDraft(form) });
    if (early) sendButtonIn(form).click();
    // Another page has changed or sent the draft: one of this tab before this one came out of memory, or another tab.
    const restore = () => {
      dispatch({ type: 'restore', unanswered: restoreDraft(form) });
      showQuestion(form, false);
      dispatch({ type: 'edit', enquiry: readEnquiry(form) });
    };
    const reconnect = () => dispatch({ type: 'reconnect' });
    // Loads the library while the enquiry is being written. When that fails, sending tries again and reports it.
    const preload = () => {
      if (hasMail) loadEmailJs().catch(() => undefined);
    };
    addEventListener('pageshow', restore);
    addEventListener('storage', restore);
    addEventListener('online', reconnect);
    form.addEventListener('input', preload, { once: true });
    return () => {
      removeEventListener('pageshow', restore);
      removeEventListener('storage', restore);
      removeEventListener('online', reconnect);
    };
  }, [hasMail]);

  useEffect(() => {
    const form = formIn(root.current!);
    // Read-only and not disabled: a disabled field would lose the focus.
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
      field.readOnly = state.name === 'sending';
    if (state.name === 'sent') thanks.current!.focus();
    if (state.name === 'failed') window.alert(words.failed);
  }, [state.name, words.failed]);

  // Sent by an effect of the state and not by the event: however often the button is pressed, it is sent once.
  const sending = state.name === 'sending' ? state.enquiry : undefined;
  useEffect(() => {
    async function send(enquiry: Enquiry) {
      const form = formIn(root.current!);
      console.log(summarize(enquiry));
      const error =
        checkHoneypot(form) ?? (mail ? await deliver(enquiry, mail) : toSendError('No line to the chat', 'offline'));
      if (error) {
        console.error(error.status, error.text);
        // Any answer ends the doubt.
        if (error.status) saveDraft(form);
        dispatch({ type: 'fail', error });
        // Another page may have changed the draft meanwhile.
        dispatch({ type: 'edit', enquiry: readEnquiry(form) });
      } else {
        // What another page has written meanwhile is not sent.
        if (summarize(readEnquiry(form)) === summarize(enquiry)) clearDraft(form);
        toast.success(words.sent);
        dispatch({ type: 'succeed' });
      }
    }
    if (sending) void send(sending);
  }, [sending, mail, words.sent]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (state.name === 'sending' || state.name === 'sent') return;
    const form = formIn(root.current!);
    const enquiry = readEnquiry(form);
    const questionable = !state.asked && looksTooShort(enquiry.user_phone);
    showQuestion(form, questionable);
    if (questionable) {
      dispatch({ type: 'ask' });
      form.querySelector<HTMLInputElement>('[type=tel]')!.focus();
    } else if (mail || !online) {
      dispatch({ type: 'send', enquiry });
    } else {
      console.log(summarize(enquiry));
      location.assign(enquiryChatLink(chat, enquiry));
    }
  }

  function edit() {
    const form = formIn(root.current!);
    const enquiry = readEnquiry(form);
    saveDraft(form);
    if (!looksTooShort(enquiry.user_phone)) showQuestion(form, false);
    // After a success the form is hidden, unless the styles that hide it were lost: what is written then is another.
    dispatch({ type: 'another' });
    dispatch({ type: 'edit', enquiry });
  }

  function tryAgain() {
    const form = formIn(root.current!);
    // The pressed button is about to be removed: the focus moves to the form's own.
    sendButtonIn(form).focus();
    sendButtonIn(form).click();
  }

  function writeAnother() {
    // Committed at once: a form that is not shown takes no focus.
    flushSync(() => dispatch({ type: 'another' }));
    formIn(root.current!).querySelector<HTMLInputElement>('input')!.focus();
  }

  /** Why the enquiry was not sent, or that the reason is gone: the line is back. Other reasons outlast the line. */
  function explanation({ reason }: SendError): string {
    return reason === 'offline' && online ? words.back : words[`${reason}Reason`];
  }

  function notice(): string {
    if (state.name === 'sending') return words.patience;
    if (state.name !== 'idle') return '';
    // First, as the other two invite to send.
    if (state.unanswered) return words.silentReason;
    if (!online) return words.offline;
    return state.reconnected ? words.back : '';
  }

  return (
    <div ref={root} data-state={state.name} className="enquiry-place" onSubmit={submit} onInput={edit}>
      {children}
      <p role="status" className="enquiry-notice">
        {notice()}
      </p>
      {state.name === 'sent' && (
        <div className="enquiry-sent">
          <p ref={thanks} tabIndex={-1} className="enquiry-thanks">
            {words.thanks}
          </p>
          <button type="button" className="button quiet" onClick={writeAnother}>
            {words.another}
          </button>
        </div>
      )}
      {state.name === 'failed' && (
        <SendFailure
          explanation={explanation(state.error)}
          likeliest={likeliestRecovery(state.error.reason, online)}
          words={words}
          call={call}
          chat={enquiryChatLink(chat, state.enquiry)}
          onTryAgain={tryAgain}
        />
      )}
      <Toasts label={words.toasts} />
    </div>
  );
}
