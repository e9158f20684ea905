/**
 * Configuration (配置): every setting of the service, read once from the environment. The table is in apps/server/README.md.
 * A value that cannot be read fails with the Effect ConfigError, which names the variable.
 */
import { fileCeilingMB } from '@ljonething/domain/form/fileLimits'
import { outsideSystems } from '@ljonething/domain/registers/registers'
import { ByteSize, Config, Context, Duration, Effect, Layer, Option } from 'effect'
import { resolve } from 'node:path'
import { PortalMobileUrl } from './http/PortalMobileUrl.ts'
import { address, addressUnder, registerAddresses } from './outsideAddresses.ts'
import { defaultContentDir, defaultDataDir, defaultPortalDist, projectRoot } from './paths.ts'
import { sandboxChoice } from './sandboxChoice.ts'
import { StartError } from './StartError.ts'

const directory = (name: string, fallback: string) =>
  Config.NonEmptyString(name).pipe(
    Config.withDefault(fallback),
    Config.map((path) => resolve(projectRoot, path))
  )

const settings = Config.all({
  host: Config.NonEmptyString('HOST').pipe(Config.withDefault('127.0.0.1')),
  port: Config.Int('PORT').pipe(Config.withDefault(8080)),
  dataDir: directory('DATA_DIR', defaultDataDir),
  objectsDir: Config.option(Config.NonEmptyString('OBJECTS_DIR')),
  contentDir: directory('CONTENT_DIR', defaultContentDir),
  portalDist: directory('PORTAL_DIST', defaultPortalDist),
  mobileUrl: Config.option(Config.schema(PortalMobileUrl, 'MOBILE_URL')),
  provincialPortalUrl: Config.option(Config.schema(PortalMobileUrl, 'PROVINCIAL_PORTAL_URL')),
  databaseUrl: Config.option(Config.Redacted('DATABASE_URL')),
  installationKey: Config.option(Config.Redacted('INSTALLATION_KEY')),
  databasePoolSize: Config.Int('DATABASE_POOL_SIZE').pipe(Config.withDefault(10)),
  bodyLimit: Config.ByteSize('BODY_LIMIT').pipe(Config.withDefault(ByteSize.mebibytes(1))),
  fileLimit: Config.ByteSize('FILE_LIMIT').pipe(Config.withDefault(ByteSize.mebibytes(fileCeilingMB))),
  uploadLimit: Config.ByteSize('UPLOAD_LIMIT').pipe(Config.withDefault(ByteSize.mebibytes(100))),
  personFilesLimit: Config.ByteSize('PERSON_FILES_LIMIT').pipe(Config.withDefault(ByteSize.mebibytes(fileCeilingMB + 512))),
  requestTimeout: Config.Duration('REQUEST_TIMEOUT').pipe(Config.withDefault(Duration.seconds(30))),
  uploadTimeout: Config.Duration('UPLOAD_TIMEOUT').pipe(Config.withDefault(Duration.minutes(5))),
  bodyPatience: Config.Duration('BODY_PATIENCE').pipe(Config.withDefault(Duration.seconds(10))),
  maxConcurrentRequests: Config.Int('MAX_CONCURRENT_REQUESTS').pipe(Config.withDefault(200)),
  logLevel: Config.LogLevel('LOG_LEVEL').pipe(Config.withDefault('Info' as const)),
  logFile: Config.option(Config.NonEmptyString('LOG_FILE')),
  departmentSealTrust: Config.option(Config.NonEmptyString('DEPARTMENT_SEAL_TRUST')),
  departmentUrl: Config.option(address('DEPARTMENT_URL')),
  faceUrl: Config.option(address('FACE_URL')),
  registerAddress: registerAddresses,
  sealAddress: addressUnder('SEAL'),
  sealTrust: Config.option(Config.NonEmptyString('SEAL_TRUST')),
  sealTimeout: Config.Duration('SEAL_TIMEOUT').pipe(Config.withDefault(Duration.seconds(10))),
  identityLoginUrl: Config.option(Config.URL('IDENTITY_LOGIN_URL')),
  identityRealNameUrl: Config.option(Config.URL('IDENTITY_REAL_NAME_URL')),
  identityUrl: Config.option(address('IDENTITY_URL')),
  identityTimeout: Config.Duration('IDENTITY_TIMEOUT').pipe(Config.withDefault(Duration.seconds(5))),
  departmentTimeout: Config.Duration('DEPARTMENT_TIMEOUT').pipe(Config.withDefault(Duration.seconds(10))),
  registersTimeout: Config.Duration('REGISTERS_TIMEOUT').pipe(Config.withDefault(Duration.seconds(10))),
  sessionsPerPerson: Config.Int('SESSIONS_PER_PERSON').pipe(Config.withDefault(10)),
  trustedProxies: Config.String('TRUSTED_PROXIES').pipe(
    Config.withDefault(''),
    Config.map((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '')
    )
  ),
  apiDocs: Config.Boolean('API_DOCS').pipe(Config.withDefault(true)),
  sandbox: Config.option(Config.Boolean('SANDBOX'))
})

type Settings = Config.Success<typeof settings>

const nobodyKnown = (host: string) =>
  new StartError(
    `监听地址 ${host} 能从本机以外访问，但没有配置统一身份认证。请设置 IDENTITY_LOGIN_URL 和 IDENTITY_URL；仅作演示时可明确设置 SANDBOX=true，那时任何人都能以任何沙箱人员的身份登录。`
  )

/** The variables that are set of those that name something real. */
const realOf = (read: Settings): readonly string[] => {
  const asked = outsideSystems.some(({ system }) => read.registerAddress(system) !== undefined)
  return Object.entries({
    DATABASE_URL: Option.isSome(read.databaseUrl),
    DEPARTMENT_SEAL_TRUST: Option.isSome(read.departmentSealTrust),
    DEPARTMENT_URL: Option.isSome(read.departmentUrl),
    FACE_URL: Option.isSome(read.faceUrl),
    IDENTITY_LOGIN_URL: Option.isSome(read.identityLoginUrl),
    IDENTITY_REAL_NAME_URL: Option.isSome(read.identityRealNameUrl),
    IDENTITY_URL: Option.isSome(read.identityUrl),
    MOBILE_URL: Option.isSome(read.mobileUrl),
    PROVINCIAL_PORTAL_URL: Option.isSome(read.provincialPortalUrl),
    REGISTERS_URL: asked,
    SEAL_TRUST: Option.isSome(read.sealTrust),
    SEAL_URL: read.sealAddress !== undefined,
    TRUSTED_PROXIES: read.trustedProxies.length > 0
  }).flatMap(([name, isSet]) => (isSet ? [name] : []))
}

const withSandbox = (read: Settings) => {
  const { host, identityLoginUrl, identityUrl } = read
  const hasIdentity = Option.isSome(identityLoginUrl) && Option.isSome(identityUrl)
  const real = realOf(read)
  const choice = sandboxChoice({ host, hasIdentity, said: Option.getOrUndefined(read.sandbox), real })
  if (choice === 'nobodyKnown') return Effect.fail(nobodyKnown(host))
  return Effect.succeed({ ...read, sandbox: choice === 'on', sandboxOffBy: choice === 'off' && Option.isNone(read.sandbox) ? real : [] })
}

interface SandboxChosen {
  readonly sandbox: boolean
  /** The variables that turned it off, where nothing was said of it. */
  readonly sandboxOffBy: readonly string[]
}

export class ServiceConfig extends Context.Service<ServiceConfig, Omit<Settings, 'sandbox'> & SandboxChosen>()(
  '@ljonething/server/platform/Config'
) {
  static readonly layer = Layer.effect(ServiceConfig, Effect.flatMap(settings, withSandbox))
}
