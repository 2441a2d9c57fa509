/** The states of the contact form and the events that lead from one to the next. */
import { isEmpty, type Enquiry } from '../../shared/enquiry.ts';
import type { SendError } from './send-error.ts';

interface Asked {
  /** Whether the visitor has been asked about a phone number that looks too short: it is asked once an enquiry. */
  asked: boolean;
}

export type FormState =
  | (Asked & {
      name: 'idle';
      /** Whether the connection was lost and is back since the last enquiry. */
      reconnected: boolean;
      /** Whether another page has given the provider the draft, or this one before it was left, without an answer. */
      unanswered: boolean;
    })
  | (Asked & { name: 'sending'; enquiry: Enquiry })
  | { name: 'sent' }
  | (Asked & {
      name: 'failed';
      error: SendError;
      /** What stands in the form now, for the chat. */
      enquiry: Enquiry;
    });

export type FormEvent =
  | { type: 'ask' }
  | { type: 'send'; enquiry: Enquiry }
  | { type: 'succeed' }
  | { type: 'another' }
  | { type: 'fail'; error: SendError }
  | { type: 'edit'; enquiry: Enquiry }
  | { type: 'reconnect' }
  | { type: 'restore'; unanswered: boolean };

export const IDLE: FormState = { name: 'idle', asked: false, reconnected: false, unanswered: false };

/** @returns the state after `event`; the same object when the event means nothing in this state */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'ask':
      return state.name === 'idle' || state.name === 'failed' ? { ...state, asked: true } : state;
    case 'send': {
      const { enquiry } = event;
      return state.name === 'idle' || state.name === 'failed'
        ? { name: 'sending', enquiry, asked: state.asked }
        : state;
    }
    case 'succeed':
      return state.name === 'sending' ? { name: 'sent' } : state;
    case 'fail':
      return state.name === 'sending' ? { ...state, name: 'failed', error: event.error } : state;
    case 'another':
      return state.name === 'sent' ? IDLE : state;
    case 'edit':
      if (state.name !== 'idle' && state.name !== 'failed') return state;
      // Emptied by hand, or sent by another page: what has failed is gone.
      if (isEmpty(event.enquiry)) return IDLE;
      return state.name === 'failed' ? { ...state, enquiry: event.enquiry } : state;
    case 'reconnect':
      return state.name === 'idle' ? { ...state, reconnected: true } : state;
    case 'restore':
      return state.name === 'idle' ? { ...state, unanswered: event.unanswered } : state;
  }
}
