/** Goes on in a task of its own: what is long is done in parts, and the page answers in between. */
export const nextTask = () => new Promise<void>((go) => void setTimeout(go))
