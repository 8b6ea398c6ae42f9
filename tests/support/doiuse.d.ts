/** The package has types, but its exports do not name them. */
declare module 'doiuse' {
  import type { AcceptedPlugin, Node } from 'postcss';

  interface FeatureUsage {
    /** as in Can I Use */
    feature: string;
    /** `missing` names the browsers that do not know it */
    featureData?: { missing?: string };
    usage: Node;
  }
  export default function doiuse(options: {
    browsers: readonly string[];
    onFeatureUsage: (usage: FeatureUsage) => void;
  }): AcceptedPlugin;
}
