/** The thread of `threadFetch` (后台线程): asks what it is told and gives the answer in one piece. */

/** A question of the page; `init` holds nothing but texts and bytes. */
export interface Asked {
  readonly id: number
  readonly url: string
  readonly init: RequestInit
}

/** Without an answer the request did not come through. */
export interface Answered {
  readonly id: number
  readonly answer?: { readonly status: number; readonly headers: readonly [string, string][]; readonly bytes: ArrayBuffer }
}

/** What a thread has, of its global scope. */
export interface ThreadScope {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<Asked>) => void) => void
  readonly postMessage: (answered: Answered, options: { readonly transfer: Transferable[] }) => void
}

export const askInThread = (scope: ThreadScope): void => {
  scope.addEventListener('message', ({ data: { id, url, init } }) => {
    void fetch(url, init)
      .then(async (response) => {
        const bytes = await response.arrayBuffer()
        scope.postMessage({ id, answer: { status: response.status, headers: [...response.headers], bytes } }, { transfer: [bytes] })
      })
      .catch(() => scope.postMessage({ id }, { transfer: [] }))
  })
}
