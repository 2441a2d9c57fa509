/** Whether the visitor has asked the system for less motion, as it is set now. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
