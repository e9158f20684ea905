/** What people type with a Chinese keyboard, or paste, in plain characters (半角). plainForm('１９８８。４。１７') is '1988.4.17'. */
export { plainForm } from '../internal/compactText.ts'
