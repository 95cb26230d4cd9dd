import type { Service } from '#domain/admin/metrics.ts';
import type { Blog } from './articles/blog.ts';
import type { Bundled } from './catalogue/routes.ts';
import type { Db } from './db/open.ts';
import type { RoadService } from './directions/osrm.ts';
import type { Log } from './http/log.ts';
import type { Guarded } from './http/security-headers.ts';
import type { AskOutside } from './outside/ask.ts';
import type { CountElsewhere } from './page-views/count-elsewhere.ts';
import type { BuiltClient, DevClient } from './pages/built-client.ts';
import type { PagesSite } from './pages/render.ts';
import type { SignInSettings } from './session/sign-in-settings.ts';
import type { SharedParts } from './shared-parts.ts';
import type { SignInDeps } from './sign-in.ts';
import type { StreetMap } from './street-map/street-map.ts';
import type { Watch } from './watch/routes.ts';

/** Everything the server needs from outside. */
export interface AppDeps extends SharedParts {
	db: Db;
	site: Guarded & PagesSite & { version: string };
	client: BuiltClient | DevClient;
	bundled: Bundled;
	signIn: SignInSettings & SignInDeps;
	/** Where the contact form's messages go. */
	contactTo: string;
	newsletter: {
		/** True when confirmed subscribers are also sent to an outside list. */
		forwards: boolean;
	};
	/** Counts page views elsewhere too; null for nowhere. */
	countElsewhere: CountElsewhere | null;
	/** The directions service; null for none. */
	roadService: RoadService | null;
	/** Tiles of streets for the maps; null for none. */
	streetMap: StreetMap | null;
	/** Sends an editor's requests to other hosts. */
	ask: AskOutside;
	/** The wiki to search for pictures; null searches our own. */
	imageSearch: string | null;
	/** The Overpass server for OpenStreetMap; null for none. */
	overpassUrl: string | null;
	services: Service[];
	/** The blog we read articles from; null for none. */
	blog: Blog | null;
	log: Log;
	watch: Watch;
	now: () => Date;
	/** Aborted when the server stops, which closes open live streams. */
	stopping?: AbortSignal;
}
