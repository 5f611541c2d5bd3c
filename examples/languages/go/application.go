// Stands for your application: replace it. Here a tenant is a file in a folder, and each has three users.
package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

var folder = os.Getenv("DATABASE")
var locks sync.Map

// nameTenant adds the time of the order, because the id comes again after a reset of a sandbox.
func nameTenant(id string, orderedAt any) string {
	return id + "-" + strings.NewReplacer("-", "", ":", "", ".", "").Replace(fmt.Sprint(orderedAt))
}

// createTenant returns the tenant's address. It is safe to do twice.
func createTenant(name string) (string, error) {
	return "https://tenant-" + name + ".example", os.WriteFile(filepath.Join(folder, name), nil, 0o600)
}

func removeTenant(name string) error {
	return os.RemoveAll(filepath.Join(folder, name))
}

// lockTenant lets one at a time work on a tenant, and returns what unlocks it.
// With several processes, lock in your database instead.
func lockTenant(id string) (unlock func()) {
	lock, _ := locks.LoadOrStore(id, &sync.Mutex{})
	lock.(*sync.Mutex).Lock()
	return lock.(*sync.Mutex).Unlock
}

// countUsers says whether there is such a tenant, too.
func countUsers(id string) (int, bool) {
	made, _ := fs.Glob(os.DirFS(folder), id+"-*")
	return 3, len(made) > 0
}

// listTenants is needed by certify only.
func listTenants(w http.ResponseWriter, _ *http.Request) {
	files, _ := os.ReadDir(folder)
	list := []map[string]any{}
	for _, file := range files {
		id, _, _ := strings.Cut(file.Name(), "-")
		list = append(list, map[string]any{"subscription": json.Number(id), "id": file.Name()})
	}
	json.NewEncoder(w).Encode(list)
}

func main() {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/events", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(takeEvent(r)) })
	http.HandleFunc("/metric/users", answerMetric)
	http.HandleFunc("/tenants", listTenants)
	log.Fatal(http.ListenAndServe(os.Getenv("HOST")+":"+os.Getenv("PORT"), nil))
}
