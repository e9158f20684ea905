/** What an ordinary request says (寻常请求的内容): its parameters by name, or a list where the call takes one. */
export type Sample = Readonly<Record<string, unknown>> | readonly unknown[]

/** By operation; made anew for each request. */
export type Samples = Readonly<Record<string, () => Promise<Sample>>>
