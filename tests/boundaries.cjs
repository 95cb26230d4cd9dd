/** Who may import whom (docs/ARCHITECTURE.md). tests/architecture.test.ts plants violations to see that these rules bite. */
/** The floors below features, and what each stands on beside the domain. */
const floors = {
	api: 'runtime',
	billing: 'api|runtime|session|ui',
	content: 'api|db|runtime',
	db: 'runtime',
	map: 'api|content|roads|runtime|ui',
	pwa: 'db|runtime|ui',
	roads: 'api|content|db|runtime|sync',
	search: 'api|content|runtime|ui',
	session: 'api|db|runtime|sheet|sync|ui',
	runtime: '',
	sheet: 'api|runtime|ui',
	sync: 'api|db|runtime',
	trips: 'billing|content|db|runtime|session|sync|ui',
	voices: 'api|content|db|runtime|session|sheet|trips|ui',
};

/** Every noun of the server may import these. */
const ground = 'db|http|outside|html|secrets|start|timing';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
	forbidden: [
		{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'resolvable',
			severity: 'error',
			from: { path: '^(src|server)/' },
			to: { couldNotResolve: true, pathNot: '[?&]url$|^#generated/' },
		},
		{
			name: 'domain-knows-nothing',
			severity: 'error',
			from: { path: '^src/domain/' },
			to: { pathNot: '^src/domain/|(^|/)node_modules/zod/|(^|/)node_modules/suncalc/' },
		},
		{
			name: 'sync-knows-nothing-of-what-it-syncs',
			severity: 'error',
			from: { path: '^src/domain/sync/' },
			to: { pathNot: '^src/domain/sync/|(^|/)node_modules/zod/' },
		},
		{
			name: 'the-sun-is-asked-by-the-schedule-alone',
			severity: 'error',
			from: { path: '^(src|server)/', pathNot: '^src/domain/schedule/' },
			to: { path: '(^|/)node_modules/suncalc/' },
		},
		{
			name: 'features-are-islands',
			severity: 'error',
			from: { path: '^src/features/([^/]+)/' },
			to: { path: '^src/(features|app)/', pathNot: '^src/features/$1/' },
		},
		{
			name: 'features-read-queries-only',
			severity: 'error',
			from: { path: '^src/features/' },
			to: { path: '^src/db/', pathNot: '^src/db/(queries|shared-db)\\.ts$' },
		},
		{
			// Beside each screen its route loads and its writes write.
			name: 'components-ask-nobody',
			severity: 'error',
			from: { path: '^src/.*\\.tsx$' },
			to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
		},
		...Object.entries(floors).map(([floor, below]) => ({
			name: `what-${floor}-stands-on`,
			severity: 'error',
			from: { path: `^src/${floor}/` },
			to: { path: '^src/', pathNot: `^src/(${[floor, 'domain', below].filter(Boolean).join('|')})/` },
		})),
		{
			name: 'visitors-carry-nothing-of-the-back-office',
			severity: 'error',
			from: { path: '^src/', pathNot: '^src/(features/admin|app/back-office|api/admin|ui/rich-text)' },
			to: { path: '^src/(features/admin|app/back-office|api/admin|ui/rich-text)' },
		},
		{
			name: 'ui-knows-no-domain',
			severity: 'error',
			from: { path: '^src/(ui|runtime)/' },
			// Which HTML may be shown is the same for every domain, and must be the same on the server.
			to: { path: '^src/', pathNot: '^src/(ui|runtime|domain/html)/' },
		},
		{
			name: 'only-api-names-the-server',
			severity: 'error',
			from: { path: '^src/' },
			to: { path: '^server/' },
		},
		{
			name: 'server-shares-only-the-domain',
			severity: 'error',
			from: { path: '^server/' },
			to: { path: '^src/', pathNot: '^src/domain/' },
		},
		{
			name: 'the-servers-ground-knows-no-noun',
			severity: 'error',
			from: { path: `^server/(${ground})/` },
			to: { path: '^server/', pathNot: `^server/(${ground})/` },
		},
		{
			name: 'nouns-know-not-the-release',
			severity: 'error',
			from: { path: '^server/[^/]+/', pathNot: '^server/shipped/' },
			to: { path: '^server/shipped/' },
		},
		{
			name: 'nouns-know-no-file-at-the-servers-root',
			comment: 'The stores and the configuration have rules of their own.',
			severity: 'error',
			from: { path: '^server/[^/]+/' },
			to: { path: '^server/[^/]+$', pathNot: '^server/(stores|config|environment)\\.ts$' },
		},
		{
			name: 'nouns-are-handed-their-settings',
			comment: 'The doctor looks at the configuration itself.',
			severity: 'error',
			from: { path: '^server/[^/]+/', pathNot: '^server/doctor/' },
			to: { path: '^server/(config|environment)\\.ts$' },
		},
		{
			name: 'stores-are-handed-over-not-made',
			severity: 'error',
			from: { path: '^server/[^/]+/' },
			to: { path: '^server/stores\\.ts$', dependencyTypesNot: ['type-only'] },
		},
		{
			name: 'sign-in-packages-only-in-their-folders',
			severity: 'error',
			from: { path: '^(src|server)/', pathNot: '^server/(session|oidc)/' },
			to: { path: '(^|/)node_modules/(openid-client|jose|oidc-provider)/' },
		},
		{
			name: 'the-relying-party-and-the-provider-do-not-share-a-package',
			severity: 'error',
			from: { path: '^server/session/' },
			to: { path: '(^|/)node_modules/oidc-provider/|^server/oidc/' },
		},
		{
			name: 'mail-leaves-by-its-folder-alone',
			severity: 'error',
			from: { path: '^(src|server)/', pathNot: '^server/mail/' },
			to: { path: '(^|/)node_modules/nodemailer/' },
		},
		{
			name: 'html-is-made-harmless-in-two-places-alone',
			severity: 'error',
			from: { path: '^(src|server)/', pathNot: '^server/html/|^src/ui/sanitize\\.ts$' },
			to: { path: '(^|/)node_modules/(sanitize-html|html-entities|dompurify)/' },
		},
		{
			name: 'the-product-knows-neither-its-build-nor-its-tests',
			severity: 'error',
			from: { path: '^(src|server)/' },
			to: { path: '^(build|tests|deploy|drizzle)/' },
		},
		{
			name: 'no-development-packages-in-the-product',
			severity: 'error',
			from: { path: '^(src|server)/' },
			to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '\\.css$|^generated/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'src/tsconfig.json' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'browser', 'default', 'types'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
		},
	},
};
