/** Sends the form that Astro rendered: once, with a draft that survives, and with other ways on when it cannot be sent. */
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react';
import { Toasts, toast } from '../Toasts/Toasts.tsx';
import { deliver, type Provider, type Refusal } from './delivery.ts';
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts';
import { chatWith, enquiryText, looksTooShort, sentMessage, type Enquiry } from './enquiry.ts';
import { OtherWays, type WaysWords } from './OtherWays.tsx';
import styles from './ContactForm.module.css';

type State = 'idle' | 'sending' | 'sent' | 'failed';

interface Props {
  /** The e-mail provider, or `null` when the form hands over to the chat. */
  mail: Provider | null;
  chat: string;
  call: string;
  words: WaysWords & Record<'send' | 'sending' | 'sent' | 'failed' | 'thanks' | 'offline' | 'toasts', string>;
  /** The form, with its fields by their names, a honeypot marked `data-trap` and a question marked `data-question`. */
  children?: ReactNode;
}

const watchLine = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

function readEnquiry(form: HTMLFormElement): Enquiry & { title: string } {
  const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
  return { user_name: value('user_name'), user_phone: value('user_phone'), title: value('title'), message: value('message') };
}

export default function ContactForm({ mail, chat, call, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<State>('idle');
  const [refusal, setRefusal] = useState<Refusal>();
  // What `state` says, but at once: ten taps come faster than a render.
  const busy = useRef(false);
  const asked = useRef(false);
  const online = useSyncExternalStore(watchLine, () => navigator.onLine, () => true);

  const theForm = () => root.current?.querySelector('form') ?? undefined;

  useEffect(() => {
    const form = theForm();
    if (!form) return;
    // The library sends these itself; left in the form they would be sent twice.
    for (const extra of form.querySelectorAll('[data-extra]')) extra.remove();
    restoreDraft(form);
    saveDraft(form);
  }, []);

  useEffect(() => {
    const form = theForm();
    const button = form?.querySelector('button');
    if (!form || !button || !mail) return;
    button.textContent = state === 'sending' ? words.sending : words.send;
    // Not disabled: a disabled field loses the focus, and what is typed meanwhile would be lost with success.
    for (const input of form.querySelectorAll<HTMLInputElement>('input, textarea')) input.readOnly = state === 'sending';
    if (state === 'sent') thanks.current?.focus();
    if (state === 'failed') window.alert(words.failed);
  }, [state]);

  /** Asks once about a number that nobody can call. @returns whether the visitor is being asked now */
  function ask(form: HTMLFormElement, phone: string): boolean {
    const question = form.querySelector<HTMLElement>('[data-question]');
    const input = form.elements.namedItem('user_phone') as HTMLInputElement;
    const doubtful = !asked.current && looksTooShort(phone);
    if (question) question.hidden = !doubtful;
    if (!doubtful) return false;
    asked.current = true;
    input.focus();
    return true;
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const form = theForm();
    if (!form || busy.current) return;
    const enquiry = readEnquiry(form);
    if (ask(form, enquiry.user_phone)) return;
    if (!mail) {
      location.assign(chatWith(chat, enquiry));
      return;
    }
    busy.current = true;
    setState('sending');
    console.log(enquiryText(enquiry));
    try {
      if (!navigator.onLine) throw { reason: 'offline', status: 0, text: 'The browser is offline' } satisfies Refusal;
      // Only a robot fills a field that nobody sees. Should it have been a person after all, they are shown the other ways.
      if (form.querySelector<HTMLInputElement>('[data-trap]')?.value) throw { reason: 'refused', status: 0, text: 'The hidden field is filled' } satisfies Refusal;
      await deliver({ ...enquiry, message: sentMessage(enquiry) }, mail);
      forgetDraft();
      form.reset();
      asked.current = false;
      toast.success(words.sent);
      setState('sent');
    } catch (error) {
      const { status, text } = error as Refusal;
      console.error(status, text);
      setRefusal(error as Refusal);
      setState('failed');
    } finally {
      busy.current = false;
    }
  }

  function input() {
    const form = theForm();
    if (form) saveDraft(form);
    if (state === 'sent') setState('idle');
  }

  return (
    <div ref={root} className={styles.form} data-state={state} onSubmit={submit} onInput={input}>
      {children}
      <p role="status" className={styles.line} hidden={online}>
        {online ? '' : words.offline}
      </p>
      {state === 'sent' && (
        <p ref={thanks} tabIndex={-1} className={styles.thanks}>
          {words.thanks}
        </p>
      )}
      {state === 'failed' && refusal && (
        <OtherWays
          reason={refusal.reason}
          words={words}
          call={call}
          chat={() => chatWith(chat, readEnquiry(theForm()!))}
          again={() => theForm()?.requestSubmit()}
        />
      )}
      <Toasts label={words.toasts} />
    </div>
  );
}
