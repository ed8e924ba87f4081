extension GraphPage {
    /// The script of the page, which is the same for every graph.
    ///
    /// The elements with the ids `d0`, `d1` … are the details of the scenes, and `e0`, `e1` … the segues. `faded` is
    /// what does not belong to the selected scene, `dim` what the search does not match.
    static let script = #"""

        "use strict";
        (() => {
          const byId = (id) => document.getElementById(id);
          const [picture, stage, search, found] = ["picture", "stage", "search", "found"].map(byId);
          const scenes = [...picture.querySelectorAll(".scene")];
          const segues = [...picture.querySelectorAll(".segue")];
          const labels = [...picture.querySelectorAll(".label")];
          const details = scenes.map((scene, place) => byId("d" + place));
          const box = picture.viewBox.baseVal;
          const whole = { x: box.x, y: box.y, width: box.width, height: box.height };
          let view = { ...whole };
          let selected = -1;

          const show = () => picture.setAttribute("viewBox", [view.x, view.y, view.width, view.height].join(" "));
          const scale = () => Math.min(stage.clientWidth / view.width, stage.clientHeight / view.height) || 1;
          const point = (x, y) => new DOMPoint(x, y).matrixTransform(picture.getScreenCTM().inverse());
          const middle = () => ({ x: view.x + view.width / 2, y: view.y + view.height / 2 });

          function zoom(factor, at = middle()) {
            const most = Math.max(whole.width, whole.height);
            const width = Math.min(Math.max(view.width / factor, 150), most * 4);
            const by = width / view.width;
            view = { x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by,
              width, height: view.height * by };
            show();
          }
          function move(x, y) {
            view.x += x / scale();
            view.y += y / scale();
            show();
          }
          function fit() {
            view = { ...whole };
            show();
          }
          function reveal(place) {
            const area = scenes[place].getBBox();
            const [start, end] = [point(stage.offsetLeft, stage.offsetTop),
              point(stage.offsetLeft + stage.clientWidth, stage.offsetTop + stage.clientHeight)];
            if (area.x >= start.x && area.y >= start.y && area.x + area.width <= end.x
              && area.y + area.height <= end.y) return;
            view.x = area.x + area.width / 2 - view.width / 2;
            view.y = area.y + area.height / 2 - view.height / 2;
            show();
          }

          function select(place) {
            selected = place;
            byId("overview").hidden = place >= 0;
            scenes.forEach((scene, number) => {
              scene.classList.toggle("selected", number === place);
              scene.setAttribute("aria-pressed", number === place);
              details[number].hidden = number !== place;
            });
            const isNear = (segue) => place < 0 || +segue.dataset.from === place || +segue.dataset.to === place;
            for (const segue of segues) segue.classList.toggle("faded", !isNear(segue));
            for (const label of labels) {
              label.classList.toggle("faded", !isNear(byId("e" + label.dataset.segue)));
            }
            if (place >= 0) reveal(place);
          }

          function filter() {
            const text = search.value.trim().toLowerCase();
            const contains = (words) => words.toLowerCase().includes(text);
            const hits = details.map((detail) => contains(detail.dataset.words));
            scenes.forEach((scene, place) => scene.classList.toggle("dim", !hits[place]));
            for (const segue of segues) {
              const own = contains(segue.querySelector("title").textContent.split(":")[0]);
              const isHit = own || hits[segue.dataset.from] && hits[segue.dataset.to];
              segue.classList.toggle("dim", !isHit);
            }
            for (const label of labels) {
              label.classList.toggle("dim", byId("e" + label.dataset.segue).classList.contains("dim"));
            }
            found.textContent = text ? hits.filter(Boolean).length + " of " + scenes.length + " scenes" : "";
            return hits.indexOf(true);
          }

          scenes.forEach((scene, place) => {
            scene.setAttribute("tabindex", "0");
            scene.setAttribute("role", "button");
            scene.setAttribute("aria-label", scene.querySelector("title").textContent);
            scene.classList.toggle("reported", "findings" in details[place].dataset);
            scene.addEventListener("focus", () => reveal(place));
          });
          byId("panel").addEventListener("click", (event) => {
            const button = event.target.closest("[data-scene]");
            if (button) {
              select(+button.dataset.scene);
              scenes[selected].focus();
            }
          });

          let drag = null;
          stage.addEventListener("pointerdown", (event) => {
            if (event.button === 0) drag = { x: event.clientX, y: event.clientY, far: false, on: event.target };
          });
          stage.addEventListener("pointermove", (event) => {
            if (!drag) return;
            const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
            if (!drag.far && Math.hypot(x, y) < 4) return;
            if (!drag.far) stage.setPointerCapture(event.pointerId);
            Object.assign(drag, { x: event.clientX, y: event.clientY, far: true });
            stage.classList.add("moving");
            move(-x, -y);
          });
          stage.addEventListener("pointerup", () => {
            if (drag && !drag.far) select(scenes.indexOf(drag.on.closest(".scene")));
            drag = null;
            stage.classList.remove("moving");
          });
          stage.addEventListener("pointercancel", () => {
            drag = null;
            stage.classList.remove("moving");
          });
          stage.addEventListener("wheel", (event) => {
            event.preventDefault();
            const lines = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
            zoom(Math.exp(-Math.min(Math.max(lines, -200), 200) / 300), point(event.clientX, event.clientY));
          }, { passive: false });

          search.addEventListener("input", filter);
          search.addEventListener("keydown", (event) => {
            if (event.key !== "Enter") return;
            const first = filter();
            if (first >= 0) {
              select(first);
              scenes[first].focus();
            }
          });
          byId("zoom-in").addEventListener("click", () => zoom(1.25));
          byId("zoom-out").addEventListener("click", () => zoom(0.8));
          byId("fit").addEventListener("click", fit);

          const keys = {
            "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), "0": fit,
            ArrowLeft: () => move(-80, 0), ArrowRight: () => move(80, 0),
            ArrowUp: () => move(0, -80), ArrowDown: () => move(0, 80),
            "/": () => search.focus(),
          };
          document.addEventListener("keydown", (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.key === "Escape") {
              search.value = "";
              filter();
              select(-1);
              return;
            }
            if (event.target === search) return;
            const scene = scenes.indexOf(event.target);
            if (scene >= 0 && (event.key === "Enter" || event.key === " ")) {
              event.preventDefault();
              select(scene);
            } else if (event.key in keys && !event.target.closest("#panel")) {
              event.preventDefault();
              keys[event.key]();
            }
          });
        })();

        """#
}
