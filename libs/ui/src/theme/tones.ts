/** What a colour says (语气): nothing, information, success, a need to act, a failure. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
