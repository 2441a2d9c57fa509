/** Sends the form that Astro rendered: once, with a draft that survives, and with other ways on when it cannot be sent. */
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Toasts, toast } from '../Toasts/Toasts.tsx';
import { deliver, type Provider } from './delivery.ts';
import { restoreDraft, saveDraft, settleDraft } from './draft.ts';
import { chatWith, enquiryText, readEnquiry, type Enquiry } from './enquiry.ts';
import { loadLibrary } from './library.ts';
import { useOnline } from './line.ts';
import { looksTooShort } from './phone.ts';
import type { Refusal } from './refusal.ts';
import { OtherWays, type WaysWords } from './OtherWays.tsx';
import styles from './ContactForm.module.css';

type State = 'idle' | 'sending' | 'sent' | 'failed';

interface Props {
  /** The e-mail provider, or `null` when the form hands over to the chat. */
  mail: Provider | null;
  chat: string;
  call: string;
  words: WaysWords & Record<'patience' | 'sent' | 'failed' | 'thanks' | 'offline' | 'toasts', string>;
  /** The form, with its fields by their names, a honeypot marked `data-trap` and a place for a question marked `data-question`. */
  children?: ReactNode;
}

const ROBOT: Refusal = { reason: 'robot', status: 0, text: 'The hidden field was filled' };

/**
 * Only a robot fills a field that nobody sees. The field is emptied, so that a person whose browser filled it
 * can try again; a plain robot does not.
 */
function springTrap(form: HTMLFormElement): Refusal | undefined {
  const trap = form.querySelector<HTMLInputElement>('[data-trap]');
  if (!trap?.value) return undefined;
  trap.value = '';
  return ROBOT;
}

/** Says something at the phone number, which a screen reader reads out, or takes it back. */
function question(form: HTMLFormElement, doubtful: boolean): void {
  const place = form.querySelector<HTMLElement>('[data-question]');
  if (place) place.textContent = doubtful ? place.dataset['question']! : '';
}

export default function ContactForm({ mail, chat, call, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<State>('idle');
  const [refusal, setRefusal] = useState<Refusal>();
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const [wasOffline, setWasOffline] = useState(false);
  const online = useOnline();
  // Set from a press until a failure or the next enquiry: ten taps come faster than a render, and faster than a thank-you is read.
  const busy = useRef(false);
  const asked = useRef(false);

  const theForm = () => root.current!.querySelector('form')!;

  useEffect(() => {
    const form = theForm();
    // The library sends these itself; left in the form they would be sent twice.
    for (const extra of form.querySelectorAll('[data-extra]')) extra.remove();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    restoreDraft(form, visit?.type === 'navigate');
    const shown = (event: PageTransitionEvent) => event.persisted && restoreDraft(form, false);
    // By the time an enquiry is written, what sends it is there. Should it fail, sending tries again and says so.
    const warm = () => mail && loadLibrary().catch(() => undefined);
    addEventListener('pageshow', shown);
    form.addEventListener('input', warm, { once: true });
    return () => removeEventListener('pageshow', shown);
  }, []);

  useEffect(() => {
    const form = theForm();
    // Not disabled: a disabled field loses the focus, and what is typed meanwhile would be lost with success.
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) field.readOnly = state === 'sending';
    // A tap too many on the emptied form is not to be told that a name is missing.
    form.noValidate = state === 'sent';
    if (state === 'sent') thanks.current!.focus();
    if (state === 'failed') window.alert(words.failed);
  }, [state]);

  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy.current) return;
    const form = theForm();
    const written = readEnquiry(form);
    const doubtful = !asked.current && looksTooShort(written.user_phone);
    question(form, doubtful);
    if (doubtful) {
      asked.current = true;
      form.querySelector<HTMLInputElement>('[type=tel]')!.focus();
      return;
    }
    console.log(enquiryText(written));
    if (!mail) {
      location.assign(chatWith(chat, written));
      return;
    }
    busy.current = true;
    setWasOffline(false);
    setState('sending');
    const refused = springTrap(form) ?? (await deliver(written, mail));
    if (refused) {
      busy.current = false;
      console.error(refused.status, refused.text);
      setRefusal(refused);
      setEnquiry(written);
      setState('failed');
    } else {
      asked.current = false;
      settleDraft(form);
      toast.success(words.sent);
      setState('sent');
    }
  }

  function input() {
    const form = theForm();
    saveDraft(form);
    if (!looksTooShort(readEnquiry(form).user_phone)) question(form, false);
    if (state === 'failed') setEnquiry(readEnquiry(form));
    if (state === 'sent') {
      busy.current = false;
      setState('idle');
    }
  }

  function again() {
    const form = theForm();
    // The button that was pressed goes away; the focus is not to be lost with it.
    form.querySelector('button')!.focus();
    form.requestSubmit();
  }

  /** Why it did not go, in the light of what the line does now. */
  function reason({ reason: why }: Refusal): string {
    if (!online) return words.offlineReason;
    return why === 'offline' ? words.back : words[`${why}Reason`];
  }

  function notice(): string {
    if (state === 'failed' || state === 'sent') return '';
    if (state === 'sending') return words.patience;
    if (!online) return words.offline;
    return wasOffline ? words.back : '';
  }

  return (
    <div ref={root} data-state={state} onSubmit={submit} onInput={input}>
      {children}
      <p role="status" className={styles.line}>
        {notice()}
      </p>
      {state === 'sent' && (
        <p ref={thanks} tabIndex={-1} className={styles.thanks}>
          {words.thanks}
        </p>
      )}
      {state === 'failed' && refusal && enquiry && (
        <OtherWays reason={reason(refusal)} words={words} call={call} chat={chatWith(chat, enquiry)} again={again} />
      )}
      <Toasts label={words.toasts} />
    </div>
  );
}
