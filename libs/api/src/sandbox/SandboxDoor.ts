/** Stands before every call of the sandbox: to whom the sandbox is not open, they are not there (沙箱之门). */
import { HttpApiMiddleware } from 'effect/http-api'
import { NotFound } from '../errors/errors.ts'

export class SandboxDoor extends HttpApiMiddleware.Service<SandboxDoor>()('@ljonething/api/sandbox/SandboxDoor', { error: NotFound }) {}
